/**
 * @generated SignedSource<<a48e8810ba198368fa9b9d46884ec0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ViewerMenuPanel_viewer$data = {
  readonly email: string;
  readonly fullName: string;
  readonly isAdmin: boolean;
  readonly isGuest: boolean;
  readonly preferences: {
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentType": "ViewerMenuPanel_viewer";
};
export type ViewerMenuPanel_viewer$key = {
  readonly " $data"?: ViewerMenuPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenuPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerMenuPanel_viewer",
  "selections": [
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7e14ea2b560ccf0b81b55f5b2eb2207c";

export default node;
