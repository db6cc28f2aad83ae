/** What every request carries beside the operation; read each time, so that a change counts at once. */
export interface RequestSettings {
  readonly language: string
  readonly preproductionKey: string | null
}

/** The settings by the names that the server knows: headers of a request, first message of a socket. */
export function settingHeaders({ language, preproductionKey }: RequestSettings): Record<string, string> {
  return {
    'app-language': language,
    ...(preproductionKey === null ? {} : { 'preproduction-key': preproductionKey }),
  }
}
