/**
 * @generated SignedSource<<851db15cc250f25a3d4561699a0a4fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "GOOGLE" | "GUEST" | "PASSWORD";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokensPart_viewer$data = {
  readonly account: {
    readonly signInMethods: ReadonlyArray<SignInMethod>;
  } | null | undefined;
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
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signInMethods",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "ca7fc8bbd402e941651b12e0588ea174";

export default node;
