import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from '../support/sources.ts'

const PACKAGES = ['domain', 'contract', 'service', 'api', 'bff', 'web']

test('every exported function says in a sentence what it does', () => {
  const silent = PACKAGES.flatMap((name) => sourcesBelow(`${name}/src`))
    .filter((source) => !isTest(source))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, at) => {
        const [, name] = /^export (?:async )?function\*? (\w+)/.exec(line) ?? []
        return name === undefined || lines[at - 1]?.endsWith('*/') ? [] : [`${path}:${at + 1} ${name}`]
      })
    })
  expect(silent).toEqual([])
})
