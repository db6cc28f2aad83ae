export const TERMS = { version: 221_201, date: '2022-12-01' } as const
export const COOKIE_POLICY_DATE = '2022-01-11'
