export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** A text a failed test: its name, then what it met. */
  failures: string[]
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    /** The path of the file. */
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export interface PlaywrightSuite {
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

export function readVitest(report: VitestReport): TestReport
export function readPlaywright(report: PlaywrightReport): TestReport
