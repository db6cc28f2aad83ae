import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the coming content, so that nothing jumps. */
  readonly width: string
  readonly height: string
  readonly radius?: string
}

/** A placeholder for something that is loading. Invisible for the first 150 ms, since most loads end before. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
