/**
 * @generated SignedSource<<72f93edd83d7316b0fb7e23d2e807b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "GOOGLE" | "GUEST" | "PASSWORD";
import type { FragmentRefs } from "relay-runtime";
export type IdentityPart_viewer$data = {
  readonly account: {
    readonly createdAt: string;
    readonly signInMethods: ReadonlyArray<SignInMethod>;
  };
  readonly email: string | null | undefined;
  readonly isGuest: boolean;
  readonly " $fragmentType": "IdentityPart_viewer";
};
export type IdentityPart_viewer$key = {
  readonly " $data"?: IdentityPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IdentityPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e951dee6d9f7b46b38343c7b68e08235";

export default node;
