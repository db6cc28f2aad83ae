import { describe, expect, test } from 'vitest'
import { testToken } from './accounts/authenticationCalls.ts'
import { getAppVersion, getPublicMainInfos } from './site/siteCalls.ts'
import { buyListWrites } from './watchlists/watchListCalls.ts'
import { getStocks } from './market/stockCalls.ts'
import { createClient, isMissingExtension, type Received, RestError, type Sent } from './client.ts'

function clientAnswering(status: number, body: unknown) {
  const sent: Sent[] = []
  const client = createClient(async (call): Promise<Received> => {
    sent.push(call)
    return { status, body }
  })
  return { client, sent }
}

async function refusalOf(promise: Promise<unknown>): Promise<RestError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof RestError) return error
  throw new Error('it was not refused')
}

describe('what is sent', () => {
  test('a call without payload posts an empty object, and the one call by GET no body at all [GEN-17]', async () => {
    const { client, sent } = clientAnswering(200, { success: true, data: { version: '1' } })
    await client.send(getAppVersion, {})
    expect(sent[0]).toMatchObject({ call: { method: 'POST' }, body: '{}' })

    const get = clientAnswering(200, { success: true, data: { currencyExchangeRates: {}, invitationRequired: false } })
    await get.client.send(getPublicMainInfos, {})
    expect(get.sent[0]).toMatchObject({ call: { method: 'GET' }, body: null })
  })

  test('more than 500 stocks are refused before anything is sent [API-84]', async () => {
    const { client, sent } = clientAnswering(200, {})
    await expect(client.send(getStocks, { stockIds: Array.from({ length: 501 }, String) })).rejects.toThrow()
    expect(sent).toEqual([])
  })
})

describe('what comes back', () => {
  test('the data and what travels beside it are handed over apart [GEN-18] [DATA-01]', async () => {
    const { client } = clientAnswering(200, { success: true, data: { version: '1.2.3' }, additionalData: { a: 1 } })
    expect(await client.sendWhole(getAppVersion, {})).toEqual({ data: { version: '1.2.3' }, additionalData: { a: 1 } })
  })

  test('a refusal carries the errors list, or the single error in either form [ERR-01]', async () => {
    const list = clientAnswering(409, {
      success: false,
      errors: [{ errorCode: 'DuplicateKey' }, { errorCode: 'unknown' }],
    })
    expect(await refusalOf(list.client.send(testToken, {}))).toMatchObject({ code: 'DuplicateKey', status: 409 })

    const item = clientAnswering(400, { success: false, error: { errorCode: 'InvalidPassword', params: { n: 8 } } })
    expect((await refusalOf(item.client.send(testToken, {}))).errors).toEqual([
      { errorCode: 'InvalidPassword', params: { n: 8 } },
    ])

    const text = clientAnswering(400, { success: false, error: 'resource_missing' })
    expect((await refusalOf(text.client.send(testToken, {}))).code).toBe('resource_missing')
  })

  test('the code 500 is InternalServerError, and a word nobody knows is unknown [ERR-03]', async () => {
    const numeric = clientAnswering(500, { success: false, error: '500' })
    expect((await refusalOf(numeric.client.send(testToken, {}))).code).toBe('InternalServerError')
    const strange = clientAnswering(400, { success: false, error: 'constructor' })
    expect((await refusalOf(strange.client.send(testToken, {}))).code).toBe('unknown')
  })

  test('a 401 without an envelope means the limit where a list is created, and nobody signed in elsewhere [ERR-09]', async () => {
    const { client } = clientAnswering(401, '')
    const list = { userId: 'u', listName: 'A list', listDescription: '' }
    expect((await refusalOf(client.send(buyListWrites.createList, list))).code).toBe('listLimitReached')
    expect((await refusalOf(client.send(buyListWrites.deleteList, { listId: 'l' }))).code).toBe('notAuthenticated')

    const enveloped = clientAnswering(401, { success: false, errors: [{ errorCode: 'notAuthenticated' }] })
    expect((await refusalOf(enveloped.client.send(buyListWrites.createList, list))).code).toBe('notAuthenticated')
  })

  test.each([
    [401, 'notAuthenticated'],
    [404, 'resource_missing'],
    [429, 'operationsLimitReached'],
    [502, 'ServiceUnavailable'],
    [200, 'InternalServerError'],
  ])('an answer of %i without an envelope means %s', async (status, code) => {
    const { client } = clientAnswering(status, '<html>')
    expect((await refusalOf(client.send(testToken, {}))).code).toBe(code)
  })

  test('an answer that breaks the contract is refused, never handed on', async () => {
    const { client } = clientAnswering(200, { success: true, data: { isValid: 'yes' } })
    expect((await refusalOf(client.send(testToken, {}))).code).toBe('InternalServerError')
  })

  test('only the code for an unknown route marks an extension as absent [SEC-2]', async () => {
    for (const error of ['resource_missing', 'a_code_of_tomorrow']) {
      const missing = clientAnswering(404, { success: false, error })
      expect(isMissingExtension(getStocks, await refusalOf(missing.client.send(getStocks, { stockIds: ['a'] })))).toBe(
        false,
      )
    }
    const { client } = clientAnswering(404, { success: false, error: 'UnknownRoute' })
    expect(isMissingExtension(getStocks, await refusalOf(client.send(getStocks, { stockIds: ['a'] })))).toBe(true)
    expect(isMissingExtension(testToken, await refusalOf(client.send(testToken, {})))).toBe(false)
  })
})
