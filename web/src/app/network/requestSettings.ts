export interface RequestSettings {
  readonly language: string
  readonly preproductionKey: string | null
}

/** Used as HTTP headers and as parameters of the WebSocket connection. */
export function settingHeaders({ language, preproductionKey }: RequestSettings): Record<string, string> {
  return {
    'app-language': language,
    ...(preproductionKey === null ? {} : { 'preproduction-key': preproductionKey }),
  }
}
