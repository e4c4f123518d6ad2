import { youTubeEmbed } from './video-source.ts'

const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'

test.each([
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', `${PLAYER}autoplay=1`],
  ['https://youtube.com/embed/aqz-KE-bpKQ', `${PLAYER}autoplay=1`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=30', `${PLAYER}start=30&autoplay=1`],
  [' HTTPS://YouTube.com/embed/aqz-KE-bpKQ#x ', `${PLAYER}autoplay=1`],
  ['http://www.youtube.com/embed/aqz-KE-bpKQ', null],
  ['https://user:secret@www.youtube.com/embed/aqz-KE-bpKQ', null],
  ['https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ', null],
  ['https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ', null],
  ['https://evilyoutube.com/embed/aqz-KE-bpKQ', null],
  ['https://www.youtube.com:8443/embed/aqz-KE-bpKQ', null],
  ['https://vimeo.example/embed/1', null],
  ['https://www.youtube.com/redirect?q=https://evil.example', null],
  ['https://www.youtube.com/embed/../redirect', null],
  ['//www.youtube.com/embed/aqz-KE-bpKQ', null],
  ['javascript:alert(1)//youtube.com/embed/x', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['', null],
  [undefined, null],
])('the embed URL %j loads %j', (embedUrl, playerUrl) => {
  expect(youTubeEmbed(embedUrl)).toBe(playerUrl)
})
