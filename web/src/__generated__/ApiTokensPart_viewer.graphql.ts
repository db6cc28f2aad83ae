/**
 * @generated SignedSource<<a4f7fd8d27ca42a1d2e1164fec5fe107>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiTokensPart_viewer$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_token">;
  }> | null | undefined;
  readonly " $fragmentType": "ApiTokensPart_viewer";
};
export type ApiTokensPart_viewer$key = {
  readonly " $data"?: ApiTokensPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokensPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokensPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApiTokenRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f7d6a424b516f7c605718a3af6cc3447";

export default node;
