import { placeholderIn } from './placeholders.ts'

test.each([
  ['https://track.example/r.cfm?b=1&u=YOURUSERID&m=2', 'YOURUSERID'],
  ['https://track.example/?tag=YOUR-ID', 'YOUR-ID'],
  ['https://track.example/?tag=yourtag-20', 'yourtag-20'],
  ['https://track.example/?tag=your_affiliate_id', 'your_affiliate_id'],
  ['https://track.example/click-YOURPID-1234', 'YOURPID'],
  ['https://track.example/c/YOUR_PARTNER_ID/12/34', 'YOUR_PARTNER_ID'],
  ['https://track.example/camref:YOUR_CAMREF/', 'YOUR_CAMREF'],
  ['https://track.example/?a=YOUR%20ID', 'YOUR ID'],
  ['https://track.example/?a=DEINE-PARTNER-ID', 'DEINE-PARTNER-ID'],
  ['https://track.example/?id=INSERT_ID_HERE', 'INSERT_ID_HERE'],
  ['https://track.example/?id=insert-your-id', 'insert-your-id'],
  ['https://track.example/?id=ADD_YOUR_SITE_ID_HERE', 'ADD_YOUR_SITE_ID_HERE'],
  ['https://track.example/?id=TAG-HERE', 'TAG-HERE'],
  ['https://track.example/?id=REPLACE_ME', 'REPLACE_ME'],
  ['https://track.example/?id=changeme', 'changeme'],
  ['https://track.example/?id=1&aff=AFFILIATE_ID', 'AFFILIATE_ID'],
  ['https://track.example/?userID=USERID', 'USERID'],
  ['https://AFFILIATEID.vendor.example/', 'AFFILIATEID'],
  ['https://track.example/--CAMPAIGNID--/', 'CAMPAIGNID'],
  ['https://track.example/?aff={affiliate_id}', '{affiliate_id}'],
  ['https://track.example/?aff=%7B%7Baffiliate_id%7D%7D', '{{affiliate_id}}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of a network
  ['https://track.example/?aff=${affId}', '${affId}'],
  ['https://track.example/?aff=[[PUBLISHER_ID]]', 'PUBLISHER_ID'],
  ['https://track.example/?aff=%5B%5Bpublisher%5D%5D&p=1', '[[publisher]]'],
  ['https://track.example/?aff=[affid]', '[affid]'],
  ['https://track.example/?aff=%3Caffiliate%20id%3E', '<affiliate id>'],
  ['https://track.example/?aff=!!!affid!!!', '!!!affid!!!'],
  ['https://track.example/?wi=#MEDIA#&ws=', '#MEDIA#'],
  ['https://track.example/?aff=%AFFID%&p=1', 'AFFID'],
  ['https://track.example/?aff=%partner%', '%partner%'],
  ['https://track.example/?aff=__PARTNER__', '__PARTNER__'],
  ['https://track.example/?tag=xxxxx-20', 'xxxxx'],
  ['https://track.example/?campid=5338XXXXXX', 'XXXXXX'],
  ['https://track.example/?tag=xxxx-20', 'xxxx-20'],
  ['https://track.example/?url=https%3A%2F%2Fshop.example%2F%3Faff%3DYOUR_ID', 'YOUR_ID'],
])('%s has the placeholder %s', (link, placeholder) => {
  expect(placeholderIn(link)).toBe(placeholder)
})

test.each([
  'https://shop.example/your-id-badge-holder',
  'https://shop.example/YOUR-ID-BADGE-HOLDER',
  'https://shop.example/your-account/insert-coin-lamp?size=xxxl',
  'https://yourtag.example/lamps/your-tag',
  'https://shop.example/lamp?affiliate_id=123&USERID=5&SUB_ID=7&partner-id=',
  'https://shop.example/apikey/5/SITEID/77/publisher_id/3',
  'https://shop.example/xxxx-gold-lager?brand=XXXX&q=xxx',
  'https://shop.example/shirt-xxxxxl',
  'https://shop.example/lamp?filter[color]=red&ids[]=4&attr%5Bsize%5D=L',
  'https://shop.example/lamp?filter={"color":"red"}&a={a:1}',
  'https://shop.example/?id={3F2504E0-4F89-11D3-9A0C-0305E82C3301}',
  'https://shop.example/?id=%7BA8B04E0F-4F89-11D3-9A0C-0305E82C3301%7D',
  'https://shop.example/m%C3%B6bel-%AFfoo%20%E9%25?discount=10%',
  'https://shop.example/my-id/here/code/USERS-GUIDE#REVIEWS',
  'https://track.example/?ued=https%3A%2F%2Fshop.example%2F%3Fsource%3D%7Bpublisher%7D&clickref=me',
  'https://shop.example/__data/a__b__c?q=lamp+here',
  'https://shop.example/p/KEY-HOLDER/ADDRESS-TAG?ref=partner&utm_content=tracking',
])('%s has none', (link) => {
  expect(placeholderIn(link)).toBeNull()
})
