import { useCallback, useState } from 'react'

/** Live size of the element in CSS pixels; 0 until known. */
export function useBoxSize(): readonly [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  size: { readonly width: number; readonly height: number },
] {
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      setWidth(Math.floor(element.clientWidth))
      setHeight(Math.floor(element.clientHeight))
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, { width, height }]
}

export function useBoxWidth(): readonly [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    setWidth(Math.floor(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
