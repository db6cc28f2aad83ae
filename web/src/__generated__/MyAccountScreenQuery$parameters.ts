/**
 * @generated SignedSource<<88d8d52004734eed15c514dbf6c615a4>>
 * @relayHash 4a11810f3a2b78e1d21255012d4f82bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61168aa79662d04912ed078f0041c43eef12b18fe59894d0d96c782ee184bcc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61168aa79662d04912ed078f0041c43eef12b18fe59894d0d96c782ee184bcc5",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
