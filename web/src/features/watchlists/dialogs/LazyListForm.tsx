import { Suspense, type ComponentProps } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

const ListForm = lazyWithMessages(['dashboard'], async () => (await import('./ListForm.tsx')).ListForm)

/** List form, loaded when a card is first turned, to keep it out of the dashboard's first load. */
export function LazyListForm(props: ComponentProps<typeof ListForm>) {
  return (
    <Suspense>
      <ListForm {...props} />
    </Suspense>
  )
}
