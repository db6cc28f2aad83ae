// The deep imports of react-relay have no types.
declare module 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js' {
  export { RelayEnvironmentProvider as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/loadQuery.js' {
  export { loadQuery } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useFragment.js' {
  export { useFragment as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/usePaginationFragment.js' {
  export { usePaginationFragment as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/usePreloadedQuery.js' {
  export { usePreloadedQuery as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useQueryLoader.js' {
  export { useQueryLoader as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useRefetchableFragment.js' {
  export { useRefetchableFragment as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useRelayEnvironment.js' {
  export { useRelayEnvironment as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js' {
  export { useSubscribeToInvalidationState as default } from 'react-relay/hooks'
}
declare module 'react-relay/lib/relay-hooks/useSubscription.js' {
  export { useSubscription as default } from 'react-relay/hooks'
}
