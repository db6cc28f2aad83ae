import { NO_TRACING, type Tracing } from '@palier/service/tracing'

/**
 * An outside service whose calls are spans, named by the service and the verb: what was asked for, and of whom, may be a
 * secret. What is not a function, and whatever answers at once, stays as it is.
 */
export function traceCalls<Port extends object>(service: string, port: Port, tracing: Tracing): Port {
  if (tracing === NO_TRACING) return port
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const attributes = { 'peer.service': service }
        const span = tracing.open({ name: `${service} ${String(name)}`, kind: 'client', attributes })
        let answer: unknown
        // What ends at once has asked nobody: its span is left untold.
        span.enter(() => (answer = Reflect.apply(member, target, given)))
        if (!(answer instanceof Promise)) return answer
        return answer.then(
          (value: unknown) => {
            span.end({}, false)
            return value
          },
          (error: unknown) => {
            span.end({ 'error.type': error instanceof Error ? error.name : typeof error }, true)
            throw error
          },
        )
      }
    },
  })
}
