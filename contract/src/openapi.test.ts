import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { openApiDocument } from './openapi.ts'

test('GEN-21 the printed contract holds every call of the catalogue under each of its paths', () => {
  const { paths } = openApiDocument('1.0.0')
  const declared = Object.values(catalogue).flatMap(({ path, aliases }) => [path, ...aliases])
  expect(Object.keys(paths).sort()).toEqual(declared.sort())
})

test('API-48 the calls on lists are served under /V2/ and without it', () => {
  const { paths } = openApiDocument('1.0.0')
  for (const area of ['UserBuyStockList', 'UserSellStockList', 'UserPortfolioStockList']) {
    expect(paths).toHaveProperty(`/api/${area}/V2/GetAllListWithEntries`)
    expect(paths).toHaveProperty(`/api/${area}/GetAllListWithEntries`)
  }
})

test('GEN-17 every call is a POST but one', () => {
  const gets = Object.values(catalogue).filter(({ method }) => method === 'GET')
  expect(gets.map(({ path }) => path)).toEqual(['/api/Infos/publicMainInfos'])
})

test('D17 an extension that the sources do not know stands apart, but for the batch read', () => {
  for (const { path, extension } of Object.values(catalogue)) {
    expect(path.startsWith('/api/Extensions/') || path === '/api/Stocks/GetMany').toBe(extension)
  }
})
