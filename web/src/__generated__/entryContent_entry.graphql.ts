/**
 * @generated SignedSource<<e15005329c84b70b93958d64e026dba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryContent_entry$data = {
  readonly note: string | null | undefined;
  readonly thresholds: {
    readonly t200: string | null | undefined;
    readonly t400: string | null | undefined;
    readonly t600: string | null | undefined;
    readonly t800: string | null | undefined;
  };
  readonly " $fragmentType": "entryContent_entry";
};
export type entryContent_entry$key = {
  readonly " $data"?: entryContent_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_entry"
};

(node as any).hash = "e5ad1b73e5a2783bc6766302a2e93657";

export default node;
