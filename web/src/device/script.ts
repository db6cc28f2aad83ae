const loading = new Map<string, Promise<void>>()

/** Loads a script once. After a failure, the next call retries. */
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

export function readGlobal(name: string): unknown {
  return Reflect.get(window, name)
}
