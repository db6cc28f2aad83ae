import { fault, StripeFault } from './fault.ts'
import { type Form, readForm, texts } from './form.ts'
import { render } from './render.ts'
import { ROUTES } from './routes.ts'
import { type Answer, API_VERSION, type World } from './world.ts'

export type StripeRequest = {
  method: string
  path: string
  /** The query or the body. */
  form: string
  authorization: string
  version: string | undefined
  key: string | undefined
}

export type Keys = { secretKey: string; publishableKey: string }

/** Answers as the API does, and a known idempotency key as it did before. */
export function createAnswers(world: World, keys: Keys): (asked: StripeRequest) => Answer {
  return (asked) => {
    const { method, path, form, key } = asked
    const said = `${method} ${path} ${form}`
    const earlier = key === undefined || method !== 'POST' ? undefined : world.keys.get(key)
    if (earlier) {
      if (earlier.asked === said) return { ...earlier.answer, isReplayed: true }
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return failed(fault(400, undefined, message, { type: 'idempotency_error' }))
    }
    const answer = answered(world, keys, asked)
    // A refusal is kept as well; only what never began is not.
    if (key !== undefined && method === 'POST' && answer.status !== 401) world.keys.set(key, { asked: said, answer })
    return answer
  }
}

function answered(world: World, keys: Keys, asked: StripeRequest): Answer {
  try {
    const form = readForm(asked.form)
    const isPage = isOfPage(keys, asked, form)
    if (!isPage && asked.version !== API_VERSION)
      throw fault(400, undefined, `The version ${asked.version} is not the one that is spoken here.`)
    const route = ROUTES.find(
      ({ method, pattern, isPublic }) => method === asked.method && isPublic === isPage && pattern.test(asked.path),
    )
    if (!route) throw fault(404, undefined, `Unrecognized request URL (${asked.method}: ${asked.path}).`)
    const [, first = '', second = ''] = route.pattern.exec(asked.path) ?? []
    const body = render(world, route.handle(world, form, first, second), texts(form, 'expand'))
    world.onAnswer(body)
    return { status: 200, body: JSON.stringify(body), isReplayed: false }
  } catch (error) {
    return failed(error)
  }
}

// A page proves itself by the publishable key and by the secret of what it confirms.
function isOfPage({ secretKey, publishableKey }: Keys, { authorization }: StripeRequest, form: Form): boolean {
  const given = authorization.replace(/^Bearer /, '') || form['key']
  if (given === publishableKey) return true
  if (given === secretKey) return false
  throw fault(401, undefined, 'Invalid API Key provided.')
}

function failed(error: unknown): Answer {
  const known = error instanceof StripeFault ? error : fault(500, undefined, String(error), { type: 'api_error' })
  return { status: known.status, body: JSON.stringify({ error: known.body }), isReplayed: false }
}
