/**
 * @generated SignedSource<<8a836071fc781fd0ff19e1cce0d53c71>>
 * @relayHash 4e2fdfd39099fafba53229ea69df5a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8af991e289918eaa4f6c28e91264f464129f49b8c65f7c2758a6782a00f8ee98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8af991e289918eaa4f6c28e91264f464129f49b8c65f7c2758a6782a00f8ee98",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
