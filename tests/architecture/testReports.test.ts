import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/lib/testReports.mjs'

test('a failed run ends with the tests that failed and why, from the report of Vitest', () => {
  const told = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })
  const report = readVitest({
    ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 },
    testResults: [
      {
        name: '/one.test.ts',
        message: '',
        assertionResults: [told('passed', 'holds'), told('failed', 'breaks', '\u001b[31mno\u001b[39m\nat x')],
      },
      { name: '/other.test.ts', message: 'cannot be read', assertionResults: [] },
    ],
  })
  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 0 })
  expect(report.failures).toEqual(['✗ breaks\n    no\n    at x', '✗ /other.test.ts\n    cannot be read'])
})

test('and from the report of Playwright, whose suites hold suites', () => {
  const spec = (title: string, ok: boolean, message: string) => ({
    ...{ title, ok },
    tests: [{ results: [{}, { error: { message } }] }],
  })
  const inner = { specs: [spec('inner', false, 'closed')] }
  const report = readPlaywright({
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [{ specs: [spec('again', true, 'late')], suites: [inner] }],
  })
  expect(report).toEqual({ passed: 4, failed: 1, skipped: 2, failures: ['✗ inner\n    closed'] })
})
