import { catalogue } from '@palier/contract/catalogue'
import { TERMS } from '@palier/domain/accounts/terms'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, createCaller, enterAsGuest, enterAsMember } from '../support/restCaller.ts'

const { apiUrl } = inject('shared')
const EMAIL = 'contract-items@exemple.ca'

let member: Caller

beforeAll(async () => {
  member = await enterAsMember(apiUrl, EMAIL)
})

test('the analysis of a stock names its engine and its time in additionalData [AI-09]', async () => {
  const guest = await enterAsGuest(apiUrl)
  const found = await guest.send(catalogue.searchStocksLocally, { searchText: 'Enbridge' })
  const stockId = found.stocks[0]?.stockId ?? ''
  const { additionalData } = await guest.send(catalogue.getAiContextualInfo, { stockId })
  expect(additionalData).toEqual({ engine: expect.any(String), generatedAt: expect.stringMatching(/^\d{4}-.+Z$/) })
})

test('version 221201 of the terms is the only one that can be answered [DATA-32]', async () => {
  expect(TERMS.version).toBe(221201)
  const accepted = { version: TERMS.version, acceptance: true }
  expect((await member.post({ call: catalogue.answerTerms, input: accepted })).status).toBe(200)
  const outdated = await member.post({ call: catalogue.answerTerms, input: { ...accepted, version: 221200 } })
  expect(outdated.status).toBe(400)
})

test('a login is refused without a token field, whether or not a human check is due [AUTH-21]', async () => {
  const password = 'Quatre-marches-7!'
  const caller = createCaller(apiUrl)
  const without = await caller.post({ call: catalogue.login, input: { email: EMAIL, password } })
  expect([without.status, without.code]).toEqual([400, 'parameter_invalid_empty'])
  const withToken = await caller.post({ call: catalogue.login, input: { email: EMAIL, password, token: '' } })
  expect(withToken.status).toBe(200)
})
