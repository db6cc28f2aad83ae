/**
 * @generated SignedSource<<9c5337ebe377cd7631c0dbaefc86ebb7>>
 * @relayHash e2e40d594a732d8269b24472b392e0a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 982921d46c2faca86183223e41f6d469ef1aa6cafd399f83616bae749521c1d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MaintenanceTabQuery } from './MaintenanceTabQuery.graphql';

const node: PreloadableConcreteRequest<MaintenanceTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "982921d46c2faca86183223e41f6d469ef1aa6cafd399f83616bae749521c1d0",
    "metadata": {},
    "name": "MaintenanceTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
