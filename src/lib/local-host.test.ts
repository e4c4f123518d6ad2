import { isLocal, isLoopback } from './local-host.ts'

test.each([
  'http://localhost:4400',
  'http://shop.localhost',
  'http://127.0.0.1:4400',
  'http://127.1',
  'http://[::1]:4400',
])('%s is this computer', (url) => {
  const { hostname } = new URL(url)
  expect(isLoopback(hostname)).toBe(true)
  expect(isLocal(hostname)).toBe(true)
})

test.each([
  'http://10.0.0.5',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.20:8080',
  'http://169.254.0.1',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://nas.local',
])('%s is in a private network', (url) => {
  const { hostname } = new URL(url)
  expect(isLoopback(hostname)).toBe(false)
  expect(isLocal(hostname)).toBe(true)
})

test.each([
  'https://shop.example',
  'https://10.example',
  'https://localhost.example',
  'https://mylocalhost',
  'https://local',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://192.169.0.1',
  'http://[2001:db8::1]',
  'https://fd.example',
])('%s is public', (url) => {
  expect(isLocal(new URL(url).hostname)).toBe(false)
})
