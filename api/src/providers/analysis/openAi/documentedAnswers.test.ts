import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createEmbeddedAnalyst } from '../embedded/embeddedAnalyst.ts'
import { NOW, sampleInput } from '../testing/sampleInput.ts'
import { type DocumentedAnswer, GOOD, startModel } from '../testing/startModel.ts'
import { createOpenAiAnalyst } from './openAiAnalyst.ts'

// What services of the chat completions protocol answer, by their own documentation and by answers that their users have
// published, read in November 2026:
// - OpenAI, "Chat Completions: create" and "Error codes" (platform.openai.com/docs): max_completion_tokens, the errors
//   401, 403, 404, 429 with insufficient_quota or rate_limit_exceeded, 503; usage and refusal of a completion.
// - The refusal of max_tokens by models that think first: error of type invalid_request_error, code unsupported_parameter.
// - vLLM and others built on pydantic: 422 or 400 that names an extra field in `detail`.
// - LM Studio, OpenAI's older models: a refusal of a response_format.
// - Local models: JSON in a fence, after a text of thoughts.

type Model = Awaited<ReturnType<typeof startModel>>
type Body = Record<string, unknown>

let model: Model
let troubles: string[]

beforeAll(async () => {
  model = await startModel()
  return () => model.close()
})
beforeEach(() => {
  troubles = []
})

function createAnalyst() {
  return createOpenAiAnalyst({
    ...{ baseUrl: model.baseUrl, apiKey: 'key', model: 'gpt-5.1', allowInsecure: true },
    fallback: createEmbeddedAnalyst(),
    budget: { allows: async () => true, spend: async () => undefined },
    onFailure: (reason) => void troubles.push(reason),
  })
}

function completed(content: unknown, more: object = {}): { status: number; body: unknown } {
  const message = { role: 'assistant', content, refusal: null, annotations: [] }
  const usage = {
    ...{ prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
    completion_tokens_details: { reasoning_tokens: 0 },
  }
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }]
  return {
    status: 200,
    body: { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'm', choices, usage, ...more },
  }
}

function refused(status: number, error: object): DocumentedAnswer {
  return () => ({ status, body: { error: { param: null, code: null, type: 'invalid_request_error', ...error } } })
}

const good = () => completed(JSON.stringify(GOOD))

/** A model that thinks first: its older parameter is an error, its newer one is taken. */
function thinkingModel(body: Body) {
  if (!('max_tokens' in body)) return good()
  const message =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  return refused(400, { message, param: 'max_tokens', code: 'unsupported_parameter' })(body)
}

/** A local server of an older protocol, strict about what it does not know. */
function olderServer(body: Body) {
  if (!('max_completion_tokens' in body)) return good()
  const detail = [
    { type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted' },
  ]
  return { status: 422, body: { detail } }
}

/** A model that can be held to JSON and not to a schema. */
function withoutSchemas(body: Body) {
  const { type } = (body['response_format'] ?? { type: 'none' }) as { type: string }
  if (type === 'json_object') return completed(JSON.stringify(GOOD))
  const message = "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model."
  return refused(400, { message, param: 'response_format' })(body)
}

/** A server that knows nothing of response_format; its model writes a fence after its thoughts. */
function withoutFormats(body: Body) {
  if ('response_format' in body) return { status: 400, body: { error: "'response_format.type' must be 'text'" } }
  return completed(
    `<think>Harfang is named in a2.</think>\nHere it is:\n\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``,
  )
}

describe('what services of this protocol document', () => {
  test.for([
    ['a model that thinks first', thinkingModel, 1],
    ['an older local server', olderServer, 2],
    ['a model without schemas', withoutSchemas, 2],
    ['a server without formats', withoutFormats, 3],
  ] as const)('%s answers, and is not asked in vain again', async ([, answer, questions]) => {
    model.behave(answer)
    const analyst = createAnalyst()
    expect(await analyst.analyse(sampleInput(), 'en', NOW)).toMatchObject({ engine: 'gpt-5.1' })
    expect(model.requests.length).toBe(questions)
    expect(await analyst.analyse(sampleInput(), 'fr', NOW)).toMatchObject({ engine: 'gpt-5.1' })
    expect([model.requests.length, troubles]).toEqual([questions + 1, []])
  })

  it('a truncated request is repeated once without a limit, and never unchanged [SVC-13]', async () => {
    const length = { choices: [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'length' }] }
    model.behave(() => completed('', length))
    const analyst = createAnalyst()
    expect((await analyst.analyse(sampleInput(), 'en', NOW)).engine).toBe('Palier')
    const bodies = model.requests.map(({ body }) => body as Body)
    expect(bodies.map((body) => [body['max_completion_tokens'], body['reasoning_effort']])).toEqual([
      [25_000, 'low'],
      [undefined, 'low'],
    ])
    await analyst.analyse(sampleInput(), 'en', NOW)
    expect(model.requests).toHaveLength(2)
  })

  it('a model that reasons within the larger room answers at the second request [SVC-13]', async () => {
    const length = { choices: [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'length' }] }
    model.behave(({ max_completion_tokens: limit }) => (limit === undefined ? good() : completed('', length)))
    expect((await createAnalyst().analyse(sampleInput(), 'en', NOW)).engine).toBe('gpt-5.1')
  })

  it.each([
    ['reasoning_effort', { message: 'Unrecognized request argument supplied: reasoning_effort' }, 'reasoning_effort'],
    ['a large limit', { message: 'max_tokens is too large: 25000. At most 16384 are supported.' }, null],
  ])('a service that refuses %s is asked again without it [SVC-13]', async (_what, error, parameter) => {
    model.behave((body) => {
      const isRefused = parameter === null ? Number(body['max_completion_tokens']) > 16_384 : parameter in body
      return isRefused ? refused(400, error)(body) : good()
    })
    const analyst = createAnalyst()
    expect((await analyst.analyse(sampleInput(), 'en', NOW)).engine).toBe('gpt-5.1')
    expect([model.requests.length, troubles]).toEqual([2, []])
  })

  const JSON_TEXT = JSON.stringify(GOOD)
  it.each<[string, { status: number; body: unknown }]>([
    [
      'content in parts',
      completed([
        { type: 'thinking', thinking: [] },
        { type: 'text', text: JSON_TEXT },
      ]),
    ],
    ['thoughts in braces before the answer', completed(`<think>{"a": 1}</think>${JSON_TEXT}`)],
    ['an empty usage', completed(JSON_TEXT, { usage: {} })],
  ])('%s is read as an answer [SVC-14]', async (_what, answer) => {
    model.behave(() => answer)
    expect((await createAnalyst().analyse(sampleInput(), 'en', NOW)).engine).toBe('gpt-5.1')
  })

  it('a prompt that a content filter refuses is reported as filtered [SVC-14]', async () => {
    model.behave(refused(400, { message: 'The response was filtered.', code: 'content_filter' }))
    await createAnalyst().analyse(sampleInput(), 'en', NOW)
    expect([troubles, model.requests.length]).toEqual([['filtered'], 1])
  })

  test('questions at once learn the same, and none goes further than the service asks', async () => {
    model.behave(withoutSchemas)
    const analyst = createAnalyst()
    const both = await Promise.all([
      analyst.analyse(sampleInput(), 'en', NOW),
      analyst.analyse(sampleInput(), 'fr', NOW),
    ])
    expect(both.map(({ engine }) => engine)).toEqual(['gpt-5.1', 'gpt-5.1'])
    expect(model.requests.every(({ body }) => 'response_format' in (body as Body))).toBe(true)
  })

  test('a shape that the service does not hold it to is told to the model in words', async () => {
    model.behave(withoutFormats)
    await createAnalyst().analyse(sampleInput(), 'en', NOW)
    const last = model.requests.at(-1)?.body as { messages: { content: string }[] }
    expect(last.messages.at(-1)?.content).toContain('"partnerships"')
  })

  test.for([
    [401, { message: 'Incorrect API key provided.', code: 'invalid_api_key' }, 'keyRefused'],
    [
      403,
      { message: 'Country, region, or territory not supported.', code: 'unsupported_country_region_territory' },
      'forbidden',
    ],
    [
      404,
      { message: 'The model `gpt-9` does not exist or you do not have access to it.', code: 'model_not_found' },
      'modelUnknown',
    ],
    [400, { message: 'Invalid value for messages.', param: 'messages' }, 'requestRefused'],
    [
      429,
      { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'insufficient_quota' },
      'quota',
    ],
    [429, { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' }, 'limited'],
  ] as const)('%i is told by its own reason, and not tried again', async ([status, error, reason]) => {
    model.behave(refused(status, error))
    expect((await createAnalyst().analyse(sampleInput(), 'en', NOW)).engine).toBe('Palier')
    expect([troubles, model.requests.length]).toEqual([[reason], 1])
  })

  test.for([
    ['no usage and no content', completed(null, { usage: null })],
    ['an empty text', completed('')],
    ['a text in parts', completed([{ type: 'text', text: '{}' }])],
    ['no choice', completed('', { choices: [] })],
  ] as const)('%s is no answer, and the embedded engine answers', async ([, answer]) => {
    model.behave(() => answer)
    expect((await createAnalyst().analyse(sampleInput(), 'en', NOW)).engine).toBe('Palier')
    expect(new Set(troubles)).toEqual(new Set(['unreadable']))
  })
})
