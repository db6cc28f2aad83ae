import { NO_TRACING, type Tracing } from '@palier/service/tracing'

/**
 * Wraps a provider so that each call is a span named by service and method. Arguments may be secret
 * and are not recorded. Other members and synchronous results are passed through.
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
        // A synchronous result means that no call was made: its span is dropped.
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
