import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const ListForm = lazyWithMessages(['dashboard'], async () => (await import('./ListForm.tsx')).ListForm)

/** Loads the form when a card is first turned, not with the dashboard. */
export function LaterListForm(props: ComponentProps<typeof ListForm>) {
  return (
    <Suspense>
      <ListForm {...props} />
    </Suspense>
  )
}
