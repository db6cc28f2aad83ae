import { proveRandomBooks } from './testing/proveRandomBooks.ts'

proveRandomBooks(1_000)
