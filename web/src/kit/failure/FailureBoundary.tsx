import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  readonly children: ReactNode
  readonly fallback: (retry: () => void, failure: unknown) => ReactNode
  /** A change resets the failure. */
  readonly resetKey?: unknown
}

interface FailureBoundaryState {
  readonly failure: { readonly thrown: unknown; readonly resetKey: unknown } | null
}

export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null }

  static getDerivedStateFromError(thrown: unknown): FailureBoundaryState {
    return { failure: { thrown, resetKey: undefined } }
  }

  static getDerivedStateFromProps(
    props: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    const { failure } = state
    if (!failure) return null
    if (failure.resetKey === undefined) return { failure: { ...failure, resetKey: props.resetKey ?? null } }
    return failure.resetKey === (props.resetKey ?? null) ? null : { failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(() => this.setState({ failure: null }), failure.thrown) : this.props.children
  }
}
