import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { usePostponeMutation } from '../../../__generated__/usePostponeMutation.graphql.ts'
import { now } from '../../../device/clock.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'

export const DELAYS = ['tomorrow', 'week', 'nextStep'] as const
export type Delay = (typeof DELAYS)[number]

export type Postponed = { readonly symbol: string } & ({ readonly entryId: string } | { readonly objectiveId: string })

/** Removes an item from Today for a while. A notice offers to undo it. */
export function usePostpone(): (what: Postponed, delay: Delay) => Promise<void> {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const send = useSafeMutation<usePostponeMutation>(
    graphql`
      mutation usePostponeMutation($input: PostponeInput!) {
        postpone(input: $input) {
          ... on PostponePayload @alias(as: "payload") {
            viewer {
              ...useBoard_today
              ...useReachedObjectives_viewer
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { changesLists: true },
  )
  async function write(what: Postponed, postponement: { until: string | null } | null) {
    const { symbol: _, ...target } = what
    const { problem } = await send({ input: { ...target, postponement } })
    if (problem) alert(problem)
    return !problem
  }
  return async (what, delay) => {
    if (!(await write(what, { until: endOf(delay) }))) return
    notify({
      text: formatMessage({ id: `today.postponed.${delay}` }, { symbol: what.symbol }),
      action: { label: formatMessage({ id: 'today.undo' }), run: () => void write(what, null) },
    })
  }
}

function endOf(delay: Delay): string | null {
  if (delay === 'nextStep') return null
  // Midnight in the user's time zone.
  const day = now()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() + (delay === 'week' ? 7 : 1))
  return day.toISOString()
}
