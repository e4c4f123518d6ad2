import { isIP } from 'node:net'
import { addressesOf, isPrivate, publicAddressesOf } from './private-address.ts'

const resolve = async (host: string) => [
  { address: '93.184.216.34', family: 4 },
  { address: isIP(host) ? host : '127.0.0.1', family: isIP(host) || 4 },
]
const isPrivateUrl = async (address: string) => isPrivate(await addressesOf(new URL(address), resolve))

test.each([
  'http://127.0.0.1/',
  'http://127.1:8080/',
  'http://0x7f000001/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.31.0.1/',
  'http://192.168.1.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'https://shop.example/',
])('%s is private', async (address) => {
  expect(await isPrivateUrl(address)).toBe(true)
  await expect(publicAddressesOf(new URL(address), resolve)).rejects.toThrow('of this computer or network')
})

test.each([
  'http://8.8.8.8/',
  'http://100.128.0.1/',
  'http://172.32.0.1/',
  'http://192.169.0.1/',
  'http://223.255.255.255/',
  'http://[2606:4700::1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::8.8.8.8]/',
])('%s is public', async (address) => {
  expect(await isPrivateUrl(address)).toBe(false)
  expect(await publicAddressesOf(new URL(address), resolve)).toHaveLength(2)
})

test('a host is looked up', async () => {
  expect(isPrivate(await addressesOf(new URL('http://localhost/')))).toBe(true)
  await expect(publicAddressesOf(new URL('http://[::1]:9/'))).rejects.toThrow('[::1]:9 is an address')
})
