import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { openApiDocument } from './openapi.ts'
import { schemaComponents, writtenSchemas } from './openapiSchemas.ts'

test('the printed contract holds every call of the catalogue under each of its paths [GEN-21]', () => {
  const { paths } = openApiDocument('1.0.0')
  const declared = Object.values(catalogue).flatMap(({ path, aliases }) => [path, ...aliases])
  expect(Object.keys(paths).sort()).toEqual(declared.sort())
})

test('the printed contract has neither an error nor a warning under the recommended rules of a linter', async () => {
  const source = JSON.stringify(openApiDocument('1.0.0'))
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every call has a line that says what it does, in the third person and without a full stop', () => {
  for (const [name, { summary }] of Object.entries(catalogue)) expect(summary, name).toMatch(/^[A-Z][a-z]+s?,? .+[^.]$/)
})

test('what is sent and answered alike is one component, which reads the same both ways', () => {
  const [sent, answered] = [writtenSchemas('input'), writtenSchemas('output')]
  const requests = JSON.stringify(Object.entries(sent).filter(([name]) => name.endsWith('Request')))
  const shared = Object.keys(sent).filter((name) => name in answered && requests.includes(`schemas/${name}"`))
  expect(shared).toEqual(expect.arrayContaining(['Currency', 'StockObjective', 'UserPreference']))
  for (const name of shared) expect(sent[name], name).toEqual(answered[name])
})

test('no schema is told twice under two names', () => {
  const large = Object.entries(schemaComponents()).map(([name, schema]) => [JSON.stringify(schema), name] as const)
  const twice = large.filter(([text]) => text.length > 400 && large.filter(([other]) => other === text).length > 1)
  expect(twice.map(([, name]) => name)).toEqual([])
})

test('the calls on lists are served under /V2/ and without it [API-48]', () => {
  const { paths } = openApiDocument('1.0.0')
  for (const area of ['UserBuyStockList', 'UserSellStockList', 'UserPortfolioStockList']) {
    expect(paths).toHaveProperty(`/api/${area}/V2/GetAllListWithEntries`)
    expect(paths).toHaveProperty(`/api/${area}/GetAllListWithEntries`)
  }
})

test('every call is a POST but one [GEN-17]', () => {
  const gets = Object.values(catalogue).filter(({ method }) => method === 'GET')
  expect(gets.map(({ path }) => path)).toEqual(['/api/Infos/publicMainInfos'])
})

test('an extension that the sources do not know stands apart, but for the batch read [D17]', () => {
  for (const { path, extension } of Object.values(catalogue)) {
    expect(path.startsWith('/api/Extensions/') || path === '/api/Stocks/GetMany').toBe(extension)
  }
})
