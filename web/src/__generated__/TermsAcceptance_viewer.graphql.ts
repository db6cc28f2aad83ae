/**
 * @generated SignedSource<<197f901c0b14e1e7466de10efae188c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "GOOGLE" | "GUEST" | "PASSWORD";
import type { FragmentRefs } from "relay-runtime";
export type TermsAcceptance_viewer$data = {
  readonly account: {
    readonly signInMethods: ReadonlyArray<SignInMethod>;
  } | null | undefined;
  readonly " $fragmentType": "TermsAcceptance_viewer";
};
export type TermsAcceptance_viewer$key = {
  readonly " $data"?: TermsAcceptance_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsAcceptance_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsAcceptance_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b70bf6bf3a1be5cd9c8b3adb5427d497";

export default node;
