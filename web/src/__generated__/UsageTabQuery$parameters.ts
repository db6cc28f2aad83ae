/**
 * @generated SignedSource<<56138e74e3ab89bd5a1fc4b6dbb512c6>>
 * @relayHash 5216a7d93db35effa23fb5417efe5239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054ebea15a681cce1c5e1540f1ca06cf617663058db5219091cfe176d758d9f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsageTabQuery } from './UsageTabQuery.graphql';

const node: PreloadableConcreteRequest<UsageTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "054ebea15a681cce1c5e1540f1ca06cf617663058db5219091cfe176d758d9f2",
    "metadata": {},
    "name": "UsageTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
