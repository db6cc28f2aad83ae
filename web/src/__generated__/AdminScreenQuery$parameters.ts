/**
 * @generated SignedSource<<cbfab2af438f4f20b1f519d2c13f4c72>>
 * @relayHash ecc53bf3ea58d12ac69d46151db8053b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 021ffcfe251bd84162b51889112f926de021f7b18414f064f10792ab80f138ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "021ffcfe251bd84162b51889112f926de021f7b18414f064f10792ab80f138ba",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
