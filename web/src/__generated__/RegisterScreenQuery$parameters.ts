/**
 * @generated SignedSource<<e31c5139c89aa504f94a1c7859d38517>>
 * @relayHash 791025acb5218c15144232a1ba3062b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4be8e64e8dc52b2a7c853bec6e8bdd64086aae1a22cadcb47f2fa056db84c2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4be8e64e8dc52b2a7c853bec6e8bdd64086aae1a22cadcb47f2fa056db84c2a",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
