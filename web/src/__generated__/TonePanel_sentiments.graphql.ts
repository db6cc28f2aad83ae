/**
 * @generated SignedSource<<df4e1425c4cda7e30df4844cca902147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TonePanel_sentiments$data = ReadonlyArray<{
  readonly date: string;
  readonly normalized: number;
  readonly sourceCount: number;
  readonly " $fragmentType": "TonePanel_sentiments";
}>;
export type TonePanel_sentiments$key = ReadonlyArray<{
  readonly " $data"?: TonePanel_sentiments$data;
  readonly " $fragmentSpreads": FragmentRefs<"TonePanel_sentiments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TonePanel_sentiments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "normalized",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceCount",
      "storageKey": null
    }
  ],
  "type": "Sentiment",
  "abstractKey": null
};

(node as any).hash = "91577c5100d19e5954d935145f9de552";

export default node;
