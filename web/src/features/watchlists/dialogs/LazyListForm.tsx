import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const ListForm = lazyWithMessages(['dashboard'], async () => (await import('./ListForm.tsx')).ListForm)

/** The form of a list, which comes when a card is first turned: fields are no part of the first load of a dashboard. */
export function LazyListForm(props: ComponentProps<typeof ListForm>) {
  return (
    <Suspense>
      <ListForm {...props} />
    </Suspense>
  )
}
