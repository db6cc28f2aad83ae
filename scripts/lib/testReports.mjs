// What the reports of the test runners say: how many tests passed, failed and were skipped, and which failed, with why.
import { stripVTControlCharacters } from 'node:util'

const SHOWN_LINES = 12

/** From the JSON report of Vitest. */
export function readVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  return {
    ...{ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests },
    failures: testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // A file that could not be read has no tests.
      if (failed.length === 0 && message) return [failure(name, message)]
      return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]))
    }),
  }
}

/** From the JSON report of Playwright, whose suites hold suites. */
export function readPlaywright({ stats, suites }) {
  return {
    ...{ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: suites.flatMap(failuresOfSuite),
  }
}

function failuresOfSuite({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ title, tests }) =>
      failure(title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    ),
    ...suites.flatMap(failuresOfSuite),
  ]
}

function failure(name, message = '') {
  return `✗ ${name}\n${firstLines(message)}`
}

function firstLines(message) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, SHOWN_LINES)
  return lines.map((line) => `    ${line}`).join('\n')
}
