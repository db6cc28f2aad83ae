import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('what opens a door or names a person is hidden wherever it is handed over', () => {
  const secret = 'xyzzy-plugh'
  const text = logged((log) => {
    log.info({ token: secret, authorization: secret, password: secret, email: secret })
    log.info({ headers: { cookie: secret, authorization: secret }, body: { rawToken: secret } })
  })
  expect(text).not.toContain(secret)
  expect(text).toContain('[hidden]')
})

test('a failed statement is logged without its values, in the message and in the stack', () => {
  const error = new Error('Failed query: select 1 where a = $1\nparams: xyzzy-plugh,second\nvalue')
  const text = logged((log) => log.error({ err: new Error('outer', { cause: error }) }))
  expect(text).not.toContain('xyzzy-plugh')
  expect(text).not.toContain('second')
  expect(text).toContain('Failed query: select 1')
  expect(text).toContain('log.test.ts')
})
