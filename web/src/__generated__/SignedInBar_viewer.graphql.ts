/**
 * @generated SignedSource<<eb08f1b80ebec3e29b3336f61ea312e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type SignedInBar_viewer$data = {
  readonly preferences: {
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenu_viewer">;
  readonly " $fragmentType": "SignedInBar_viewer";
};
export type SignedInBar_viewer$key = {
  readonly " $data"?: SignedInBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedInBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedInBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "432fb560be3acf13108a4386b2851eb9";

export default node;
