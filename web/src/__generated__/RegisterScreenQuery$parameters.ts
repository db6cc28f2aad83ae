/**
 * @generated SignedSource<<70a4185d14cf6efb52210fe9df1185a6>>
 * @relayHash cb3dabe6a2f816ea3e95df6daf3d5135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d18ebd73b11b4eda538d5f645ca1486fc3ef7c62a0d0c9915599e48bf9c7db7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d18ebd73b11b4eda538d5f645ca1486fc3ef7c62a0d0c9915599e48bf9c7db7c",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
