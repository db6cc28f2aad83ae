/**
 * @generated SignedSource<<1bef77cba525302d67d1618c78171d01>>
 * @relayHash e8887fe8628c667dd4ac1afb3355bc22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d878bea07a4be6303104a3a5489116a69c5681f60571a44cd8c23df92904ae4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d878bea07a4be6303104a3a5489116a69c5681f60571a44cd8c23df92904ae4b",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
