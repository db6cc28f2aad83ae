const loading = new Map<string, Promise<void>>()

/** Loads a script of another site once. Rejects where that fails; the next call tries again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading.delete(url)
      reject(new Error('Script did not load'))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}

/** What a script of another site left in the page under this name; its shape is the caller's knowledge. */
export function readGlobal(name: string): unknown {
  return Reflect.get(window, name)
}
