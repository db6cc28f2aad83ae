import styles from './Spinner.module.css'

/** A turning ring of 16 px in the colour of the text; what is awaited is said beside it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />
}
