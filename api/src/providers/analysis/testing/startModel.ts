import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

export type ModelBehaviour =
  | 'good'
  | 'refusal'
  | 'truncated'
  | 'limited'
  | 'invented'
  | 'unreadable'
  | 'failing'
  | 'huge'

/** What a service answers, as a page of its documentation tells it. */
export type DocumentedAnswer = (body: Record<string, unknown>) => { status: number; body: unknown }

type Request = { headers: IncomingHttpHeaders; url: string; body: unknown }

export const GOOD = {
  partnerships: [{ companyName: 'Harfang Systems', description: 'They work together.', sourceId: 'a2' }],
  similarCompanies: [
    { name: 'AAA Inc.', symbol: 'AAA', description: 'Gas pipelines.' },
    { name: 'Unlisted Pipes', symbol: null, description: 'Private.' },
  ],
  questions: [{ question: 'How old are its pipelines?' }, { question: 'Who are its customers?' }],
}

const INVENTED = {
  partnerships: [
    { companyName: 'Made Up Ltd', description: 'From nowhere.', sourceId: 'a99' },
    { companyName: 'Other Firm', description: 'Not in that article.', sourceId: 'a2' },
    { companyName: 'Evil Twin', description: 'By a link that is none.', sourceId: 'a1' },
    { companyName: 'Harfang Systems', description: '<b>Together</b>', sourceId: 'a2' },
  ],
  similarCompanies: [{ name: '<script>alert(1)</script>Firm', symbol: null, description: 'x' }],
  questions: [
    { question: 'Should you buy it now?' },
    { question: 'It will rise to 200.' },
    { question: 'What does it depend on?' },
    { question: 'Faut-il vendre?' },
    { question: 'How large is its debt?' },
  ],
}

/** Stands in for a service that speaks the chat completions protocol, and behaves as it is told. */
export async function startModel() {
  const requests: Request[] = []
  let behaviours: (ModelBehaviour | DocumentedAnswer)[] = ['good']

  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ headers: request.headers, url: request.url ?? '', body })
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
      if (typeof behaviour !== 'function') return answer(response, behaviour)
      const told = behaviour(body as Record<string, unknown>)
      response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    /** One behaviour a request; the last one stays. */
    behave(...next: (ModelBehaviour | DocumentedAnswer)[]) {
      behaviours = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer(response: ServerResponse, behaviour: ModelBehaviour = 'good'): void {
  switch (behaviour) {
    case 'good':
      return complete(response, { content: JSON.stringify(GOOD) }, 'stop')
    case 'invented':
      return complete(response, { content: JSON.stringify(INVENTED) }, 'stop')
    case 'refusal':
      return complete(response, { content: null, refusal: 'I cannot help with that.' }, 'stop')
    case 'truncated':
      return complete(response, { content: '{"partnerships":[{"compa' }, 'length')
    case 'unreadable':
      return complete(response, { content: 'Sure! Here is your answer.' }, 'stop')
    case 'limited':
      return void response.writeHead(429, { 'retry-after': '20' }).end('Slow down.')
    case 'failing':
      return void response.writeHead(503).end('<html>Maintenance</html>')
    case 'huge':
      return void response.end('x'.repeat(2_000_000))
  }
}

function complete(response: ServerResponse, message: object, finishReason: string): void {
  const body = {
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
    usage: { prompt_tokens: 3000, completion_tokens: 500 },
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
