import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  readonly width: string
  readonly height: string
  readonly radius?: string
}

/** The place of something that is loading. Invisible for the first 150 ms, since most waits end before. */
export function Skeleton({ width, height, radius }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
}
