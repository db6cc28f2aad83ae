import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the bar, to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles['skip']} href={`#${target}`}>
      {children}
    </a>
  )
}
