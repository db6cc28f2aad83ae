/**
 * @generated SignedSource<<35a1d66ea8236a4a343636480613a1b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "GOOGLE" | "GUEST" | "PASSWORD";
import type { FragmentRefs } from "relay-runtime";
export type DetailsPart_viewer$data = {
  readonly account: {
    readonly signInMethods: ReadonlyArray<SignInMethod>;
  };
  readonly firstName: string;
  readonly fullName: string;
  readonly isGuest: boolean;
  readonly lastName: string;
  readonly " $fragmentType": "DetailsPart_viewer";
};
export type DetailsPart_viewer$key = {
  readonly " $data"?: DetailsPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetailsPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGuest",
      "storageKey": null
    },
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3d34ee862c99f3bd808a91dc0ec040b4";

export default node;
