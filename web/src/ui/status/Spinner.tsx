import styles from './Spinner.module.css'

/** A turning ring of 16 px in the colour of the text; a label is beside it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />
}
