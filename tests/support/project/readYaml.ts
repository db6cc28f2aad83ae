import { parsers } from 'prettier/plugins/yaml'

export type YamlValue = null | string | YamlValue[] | { [key: string]: YamlValue }

/** A node of the parser's tree, as far as it is read here. */
type Node = {
  type: string
  value?: string
  anchor?: { value: string } | null
  children?: (Node | null)[]
}

/**
 * Reads the kind of YAML that a person writes: mappings, sequences, plain and quoted words, anchors and `<<`. Every
 * scalar is text. Throws where it is no YAML, or where it uses more than that.
 */
export function readYaml(text: string): YamlValue {
  const anchors = new Map<string, YamlValue>()
  // The options are those of a formatter, and none of them matters to a parser.
  const root = parsers.yaml.parse(text, {} as never) as Node
  const [document] = childrenOf(root)
  const body = childrenOf(document).find(({ type }) => type === 'documentBody')
  return read(childrenOf(body)[0])

  function read(node: Node | undefined): YamlValue {
    const value = valueOf(node)
    if (node?.anchor) anchors.set(node.anchor.value, value)
    return value
  }

  function valueOf(node: Node | undefined): YamlValue {
    switch (node?.type) {
      case undefined:
      case 'null':
        return null
      case 'plain':
      case 'quoteSingle':
      case 'quoteDouble':
        return node.value ?? ''
      case 'alias':
        return anchors.get(node.value ?? '') ?? null
      case 'sequence':
      case 'flowSequence':
        return childrenOf(node).map((item) => read(childrenOf(item)[0]))
      case 'mapping':
      case 'flowMapping':
        return mappingOf(node)
      default:
        throw new Error(`This kind of YAML is not read here: ${node?.type}.`)
    }
  }

  function mappingOf(node: Node): YamlValue {
    const own: { [key: string]: YamlValue } = {}
    let merged: YamlValue = {}
    for (const item of childrenOf(node)) {
      const [key, value] = childrenOf(item).map((part) => read(childrenOf(part)[0]))
      if (key === '<<') merged = value ?? null
      else own[String(key)] = value ?? null
    }
    return { ...(merged as object), ...own }
  }
}

function childrenOf(node: Node | undefined): Node[] {
  return (node?.children ?? []).filter((child) => child !== null)
}
