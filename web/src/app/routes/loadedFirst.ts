import type { createRouter } from './router.tsx'

export type Router = ReturnType<typeof createRouter>

export function loadedFirst(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })
}
