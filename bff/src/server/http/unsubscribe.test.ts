import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startTestBff()
})
afterEach(() => bff.stop())

const ask = (method: string, search = '?token=abc-_') =>
  fetch(`${bff.url}/unsubscribe${search}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b', origin: 'https://mail.example' },
    ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
  })

test('one click of a mail program reaches the api with its token and nothing of a session', async () => {
  const answer = await ask('POST')
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([200, '', null])
  const [seen] = bff.upstream.take()
  expect(seen?.path).toBe('stopDigest')
  expect(seen?.body).toEqual({ token: 'abc-_' })
  for (const name of ['cookie', 'authorization']) expect(seen?.headers).not.toHaveProperty(name)
})

test('what the api refuses is refused, and only looking ends nothing', async () => {
  bff.upstream.failing('stopDigest', { status: 404, error: { errorCode: 'resource_missing' } })
  expect((await ask('POST', '')).status).toBe(404)
  bff.upstream.take()
  const look = await ask('GET')
  expect([look.status, look.headers.get('location')]).toEqual([302, '/myAccount'])
  expect((await ask('PUT')).status).toBe(405)
  expect(bff.upstream.take()).toEqual([])
})

test('a calendar is read by its address without a session; a wrong address has none [D17]', async () => {
  const token = 'a'.repeat(43)
  const read = (path: string) => fetch(`${bff.url}/calendar/${path}`, { headers: { cookie: 'a=b' } })
  const answer = await read(`${token}.ics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await answer.text()).toContain('BEGIN:VCALENDAR')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const [seen] = bff.upstream.take()
  expect([seen?.path, seen?.body]).toEqual(['readIncomeCalendar', { token }])
  for (const name of ['cookie', 'authorization']) expect(seen?.headers).not.toHaveProperty(name)

  bff.upstream.failing('readIncomeCalendar', { status: 404, error: { errorCode: 'resource_missing' } })
  expect((await read(`${token}.ics`)).status).toBe(404)
})
