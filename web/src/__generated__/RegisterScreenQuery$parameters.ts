/**
 * @generated SignedSource<<4072457e0dd9878bff1f9303b4989151>>
 * @relayHash 78145d82e7b49af1c17ecd309c1d4ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27df1121e2e4b5e2d3cb7b503be37b0f35dc68d4f7b10906a2a6b9c7b826dc95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27df1121e2e4b5e2d3cb7b503be37b0f35dc68d4f7b10906a2a6b9c7b826dc95",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
